/** A cable that can be pulled: forwards TCP to a server, cuts every connection and refuses new ones while it is off. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface TcpSwitch {
  port: number;
  /** Cuts all connections; new ones are refused. Harmless when it is off. */
  turnOff(): Promise<void>;
  turnOn(): Promise<void>;
}

/** Starts switched on, on a free port of 127.0.0.1. */
export async function startTcpSwitch(target: { host: string; port: number }): Promise<TcpSwitch> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async turnOff() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    turnOn: () => listen(port),
  };
}
