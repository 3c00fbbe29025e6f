/** A bare client of `GET /v2/events` that shows every block: one connection, read as it comes. */
import { request, type IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';

/** A block of `text/event-stream`; comments and blocks without data count too. */
export interface StreamBlock {
  id?: string;
  event?: string;
  data?: string;
  retry?: string;
  comment?: string;
}

export interface EventStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** Everything that is not a stream: the body of an error. */
  errorText: Promise<string>;
  /** Last id that was received, in a block with or without data. */
  lastEventId(): string | undefined;
  /** Stops reading, so that the server has to wait. */
  pause(): void;
  resume(): void;
  /** Drops the connection. */
  cut(): void;
  /** The same without a word of farewell (TCP RST), as a machine that loses power or a NAT does. */
  reset(): void;
  /** Resolves when the connection is gone, whoever ended it. */
  closed: Promise<void>;
}

export interface EventStreamOptions {
  baseUrl: string;
  token: string;
  /** E.g. `?types=call.completed`. */
  query?: string;
  lastEventId?: string | undefined;
  onBlock?: (block: StreamBlock) => void;
  method?: 'GET' | 'HEAD';
}

/** Resolves when the answer's headers are there; rejects when no answer comes. */
export function openEventStream(options: EventStreamOptions): Promise<EventStream> {
  const { baseUrl, token, query = '', lastEventId, onBlock = () => undefined, method = 'GET' } = options;
  let last = lastEventId;
  return new Promise((resolve, reject) => {
    const outgoing = request(`${baseUrl}/v2/events${query}`, {
      method,
      agent: false,
      headers: {
        authorization: `Bearer ${token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      const error = Promise.withResolvers<string>();
      const closed = Promise.withResolvers<void>();
      const decoder = new StringDecoder('utf8');
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += decoder.write(chunk);
        if (!isStream) return;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks.map(parseBlock)) {
          last = block.id ?? last;
          onBlock(block);
        }
      });
      // A connection that breaks is closed too; nobody needs to hear of it twice.
      response.on('error', () => undefined);
      response.once('close', () => {
        error.resolve(isStream ? '' : text);
        closed.resolve();
      });
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        errorText: error.promise,
        lastEventId: () => last,
        pause: () => void response.pause(),
        resume: () => void response.resume(),
        cut: () => void outgoing.destroy(),
        reset: () => void outgoing.socket?.resetAndDestroy(),
        closed: closed.promise,
      });
    });
    outgoing.end();
  });
}

function parseBlock(text: string): StreamBlock {
  const block: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const name = colon === 0 ? 'comment' : line.slice(0, colon);
    block[name] = line.slice(colon + 1).replace(/^ /, '');
  }
  return block;
}
