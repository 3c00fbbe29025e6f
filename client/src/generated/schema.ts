/** Generated from the OpenAPI document by `npm run client`: do not edit. */
export interface paths {
  '/.well-known/jwks.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Public keys that verify access tokens */
    get: operations['getJwks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/.well-known/oauth-authorization-server': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the OAuth endpoints are, and what they support */
    get: operations['getServerMetadata'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Is the process alive? */
    get: operations['healthz'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Can it take requests?
     * @description Ready as long as the database answers: accepted work waits there while Temporal is away, so `temporal` is reported and does not decide.
     */
    get: operations['readyz'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the account and its balance
     * @description At a balance of zero new agents and outbound calls are refused with `402 CREDIT_EXHAUSTED`; calls in progress finish.
     *
     *     Scope: any valid token.
     */
    get: operations['getAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account/credit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the credit ledger, newest first
     * @description Every change of the balance with the balance after it: grants, minutes of calls, adjustments. Calls are charged by the second, once each; text conversations by `test-calls` are free.
     *
     *     Scope: any valid token.
     */
    get: operations['listCredit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/account/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List minutes and cost by day and agent, newest day first
     * @description Calls that were charged; text conversations by `test-calls` are free and not in it.
     *
     *     Scope: any valid token.
     */
    get: operations['listUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List agents, newest first
     * @description Scope: `agents:read`.
     */
    get: operations['listAgents'];
    put?: never;
    /**
     * Build a voice agent from a web address
     * @description Reads the site, composes knowledge and prompt, deploys the agent, acquires and assigns a phone number and asks the live agent a question. Answers at once with an operation; poll it at `Location`. Once accepted it ends `active` or `failed`, and a failed one leaves nothing behind. With `dry_run` it answers the plan and builds nothing.
     *
     *     Scope: `agents:write`.
     */
    post: operations['createAgent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an agent
     * @description Scope: `agents:read`.
     */
    get: operations['getAgent'];
    put?: never;
    post?: never;
    /**
     * Delete an agent
     * @description Answers at once with an operation, which gives back the number and removes agent and knowledge base at the platform, after the changes accepted before it. From then on the agent answers 404; its calls and operations stay readable. While it is being deleted, deleting it again answers with the same operation. One that fails when it can no longer go back goes on by itself, and its operation is `active` when nothing is left. Emits `agent.deleted`.
     *
     *     Scope: `agents:write`.
     */
    delete: operations['deleteAgent'];
    options?: never;
    head?: never;
    /**
     * Change an agent
     * @description Answers at once with an operation. A change of system prompt, greeting, language, voice, slots or number makes a new version, is deployed, checked with a call, and emits `agent.updated`; other changes do none of that. Changes of one agent are done one after the other, in the order in which they were accepted. A change that fails leaves the agent as it was. With `If-Match` it is accepted only where the agent is as you read it and no other change is under way.
     *
     *     Scope: `agents:write`.
     */
    patch: operations['updateAgent'];
    trace?: never;
  };
  '/v2/agents/{agent_id}/extraction': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what is taken from calls
     * @description Scope: `agents:read`.
     */
    get: operations['getExtraction'];
    /**
     * Say what is taken from calls
     * @description Replaces your own configuration; a member that is null or left out is the template's. It holds for calls that end from now on. Changed slots are also what the agent asks for: `Location` names the operation that writes them into its prompt, unless that is your own, and makes a new version.
     *
     *     Scope: `agents:write`.
     */
    put: operations['putExtraction'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/kb/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the documents that an agent knows
     * @description Scope: `agents:read`.
     */
    get: operations['listDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/kb/documents/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a document with its text
     * @description Scope: `agents:read`.
     */
    get: operations['getDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/kb/facts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the site states, structured
     * @description Every fact names the page and the words that it came from. Contradictions stand under `conflicts` with all their sources; `absent` names the kinds that the site is silent about.
     *
     *     Scope: `agents:read`.
     */
    get: operations['listFacts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/test-calls': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hold a text conversation with the deployed agent
     * @description The caller turns are scripted; the answer is the finished call, from the greeting on, with the sources of every claim.
     *
     *     Scope: `agents:write`.
     */
    post: operations['createTestCall'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What an agent did and cost
     * @description Every call, text conversations by `test-calls` too: `directions` tells them apart, and they cost nothing. `GET /v2/account/usage` lists by day what was charged, without them.
     *
     *     Scope: `agents:read`.
     */
    get: operations['getAgentUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List an agent's versions, newest first
     * @description Scope: `agents:read`.
     */
    get: operations['listVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/versions/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a version
     * @description Scope: `agents:read`.
     */
    get: operations['getVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/agents/{agent_id}/versions/{version}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bring a version back
     * @description Makes a new version with the system prompt, greeting, language, voice, slots and knowledge of that one. The number stays: one that was given back may be somebody else's by now.
     *
     *     Scope: `agents:write`.
     */
    post: operations['restoreVersion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/event-types': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the types of events, with their JSON Schemas
     * @description What webhooks and the event stream deliver. New types may be added; ignore what you do not know.
     *
     *     Scope: any valid token.
     */
    get: operations['listEventTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/events/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events, oldest first
     * @description The same events at the same positions as on the stream. To go on later behind the last page, give the last event’s `idempotency_key` as `after`, here or on the stream.
     *
     *     Scope: `calls:read`.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** This description, OpenAPI 3.1 */
    get: operations['getOpenApi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/operations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List operations, newest first
     * @description Scope: `agents:read`.
     */
    get: operations['listOperations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/operations/{operation_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow an operation
     * @description While it is pending, `Retry-After` says when to ask again.
     *
     *     Scope: `agents:read`.
     */
    get: operations['getOperation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/operations/{operation_id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop an operation
     * @description Interrupts what it is doing and takes back what it has done; it then ends `failed` with `CANCELED`. Once accepted this is certain, also where the workflow has not begun or cannot be reached at the moment. Cancelling again changes nothing. What has ended, and a deletion that has begun to release, answer `CONFLICT`.
     *
     *     Scope: `agents:write`.
     */
    post: operations['cancelOperation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/operations/{operation_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Do a failed operation again
     * @description Starts afresh with the same request, as an operation of its own that names the failed one in `retry_of`. Any other than a failed one answers `CONFLICT`.
     *
     *     Scope: `agents:write`.
     */
    post: operations['retryOperation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/phone-numbers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the numbers that are held, newest first
     * @description Scope: `agents:read`.
     */
    get: operations['listPhoneNumbers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/phone-numbers/{phone_number_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a phone number
     * @description A number that was given back answers 404.
     *
     *     Scope: `agents:read`.
     */
    get: operations['getPhoneNumber'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/platforms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the voice platforms configured here
     * @description Scope: any valid token.
     */
    get: operations['listPlatforms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in
     * @description Sets a cookie that scripts cannot read and answers with the CSRF token that goes with it. Every sign-in makes a new session; the one that the browser had before ends. After some failures, for an email address or from a network address, further attempts are refused with `429` for half a minute and then for longer, whether or not there is such an account.
     */
    post: operations['createSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make an account from an invitation
     * @description The invitation is for one email address and one account, which begins with 50 USD of credit. Sending the same request again answers with the same account, so that a lost answer can be asked for again. Then sign in by `POST /v2/session` and make an API key.
     */
    post: operations['signUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List templates, by id
     * @description Scope: any valid token.
     */
    get: operations['listTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/templates/{template_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a template
     * @description Scope: any valid token.
     */
    get: operations['getTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List subscriptions, newest first
     * @description Scope: `webhooks:manage`.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Subscribe to events
     * @description Events are posted to `url` with Standard Webhooks signatures. A 2xx answer within 15 seconds takes an event; anything else is tried again after 5 seconds, 5 minutes, 30 minutes and 2 hours. An account has at most 50 subscriptions: one more answers `CONFLICT`. The secret is shown this once.
     *
     *     Scope: `webhooks:manage`.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a subscription
     * @description Scope: `webhooks:manage`.
     */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * Unsubscribe
     * @description Deliveries stop at once.
     *
     *     Scope: `webhooks:manage`.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /**
     * Change a subscription
     * @description Disabling stops deliveries at once; enabled again, it goes on with what is still due. Events that happen meanwhile are not delivered unless they are replayed.
     *
     *     Scope: `webhooks:manage`.
     */
    patch: operations['updateWebhook'];
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries, the newest event first
     * @description Scope: `webhooks:manage`.
     */
    get: operations['listDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}/deliveries/{delivery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a delivery with its attempts
     * @description Scope: `webhooks:manage`.
     */
    get: operations['getDelivery'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}/deliveries/{delivery_id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an event again
     * @description At once, with all its attempts ahead of it again and under its original `webhook-id`.
     *
     *     Scope: `webhooks:manage`.
     */
    post: operations['retryDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send events again
     * @description All events of the window that the subscription asks for, whether or not it had them before, under their original `webhook-id`. What still waits for its first attempt is left alone. Replays give way to live events. At most 250,000 events at once. The window reaches back 30 days, and to whatever was given up within the last 30 days.
     *
     *     Scope: `webhooks:manage`.
     */
    post: operations['replayWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}/rotate-secret': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a new secret
     * @description For 24 hours the secret before it signs too, and each one longer before that until its own 24 hours are over. The new one is shown this once.
     *
     *     Scope: `webhooks:manage`.
     */
    post: operations['rotateWebhookSecret'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v2/webhooks/{webhook_id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a signed example now
     * @description Posts the type's example, signed like any event, also where the subscription is disabled, and answers with what came of it. It is tried once and stands neither in the event log nor among the deliveries.
     *
     *     Scope: `webhooks:manage`.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Account: {
      /** @example acc_01h455vb4pex5vsknk084sn02q */
      account_id: string;
      /** @description Credit that is left; micro-dollars, 1,000,000 are one dollar */
      balance_microusd: number;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @constant */
      currency: 'USD';
      email: string;
      /** @description Whole minutes that the credit buys */
      minutes_left: number;
      /** @description Price of a minute of a call; calls are charged by the second; micro-dollars, 1,000,000 are one dollar */
      price_per_minute_microusd: number;
    };
    Agent: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      /** @description As the site states it */
      business_name: string;
      business_url: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      extraction: components['schemas']['Extraction'];
      greeting: string;
      language: string;
      /** @description Your own keys and values; at most 50, keys up to 40 and values up to 500 characters */
      metadata: {
        [key: string]: string;
      };
      name: string;
      /**
       * @description The operation that built it
       * @example op_01h455vb4pex5vsknk084sn02q
       */
      operation_id: string;
      /** @description What is your own text; the rest is composed from template and knowledge */
      overrides: ('system_prompt' | 'greeting')[];
      phone_number: string;
      /** @enum {string} */
      platform: 'local' | 'vapi' | 'retell' | 'elevenlabs';
      /**
       * @description `deleting`: accepted to be deleted; a deleted agent answers 404
       * @enum {string}
       */
      status: 'active' | 'deleting';
      system_prompt: string;
      template_id: string;
      /** @description IANA zone of the business, where the site makes it clear */
      time_zone: string | null;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      updated_at: string;
      version: number;
      voice: string;
    };
    AgentPlan: {
      /** @constant */
      dry_run: true;
      estimated_cost: {
        amount_microusd: number;
        /** @constant */
        currency: 'USD';
      };
      estimated_seconds: number;
      plan: {
        /** @description Null: the business's own area, or any */
        area_code: string | null;
        /** @description As it will be read */
        business_url: string;
        extraction: components['schemas']['Extraction'];
        /** @description Null: the site's own language */
        language: string | null;
        /** @description Your own keys and values; at most 50, keys up to 40 and values up to 500 characters */
        metadata: {
          [key: string]: string;
        };
        name: string;
        /** @enum {string} */
        platform: 'local' | 'vapi' | 'retell' | 'elevenlabs';
        steps: (
          | 'readSite'
          | 'composeKnowledge'
          | 'composePrompt'
          | 'deploy'
          | 'acquireNumber'
          | 'assignNumber'
          | 'verifyLive'
          | 'activate'
        )[];
        template_id: string;
        voice: string;
      };
    };
    AgentUsage: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      calls: number;
      cost: {
        amount_microusd: number;
        /** @constant */
        currency: 'USD';
      };
      /** @description Calls by direction: `inbound`, `outbound`, `test` */
      directions: {
        [key: string]: number;
      };
      /** @description Calls by how they ended, e.g. `completed`, `no_answer` */
      dispositions: {
        [key: string]: number;
      };
      /** @description Of conversation, to the second */
      minutes: number;
      /** @description Null: from the first call on */
      since: string | null;
      /** @description Null: until now */
      until: string | null;
    };
    AgentVersion: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      /** @description What differs from the version before; empty for the first */
      changed: (
        'system_prompt' | 'greeting' | 'language' | 'voice' | 'slots' | 'phone_number' | 'knowledge'
      )[];
      /** @description Id of the API key or session that asked for it */
      changed_by: string | null;
      /**
       * Format: date-time
       * @description When it went live
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      greeting: string;
      /** @description Number of the snapshot of what the agent knew */
      knowledge_snapshot: number;
      language: string;
      /** @description Whether it is the one that answers now */
      live: boolean;
      /**
       * @description The operation that made it
       * @example op_01h455vb4pex5vsknk084sn02q
       */
      operation_id: string;
      /** @description When it went live, E.164 */
      phone_number: string;
      /** @description The version that was brought back */
      restored_from: number | null;
      /** @description What it asks callers for, unless its prompt is your own */
      slots: components['schemas']['SlotOutput'][];
      system_prompt: string;
      version: number;
      /** @example ver_01h455vb4pex5vsknk084sn02q */
      version_id: string;
      voice: string;
    };
    ApiKey: {
      client_id: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @example key_01h455vb4pex5vsknk084sn02q */
      key_id: string;
      /** @description To about half a minute */
      last_used_at: string | null;
      name: string;
      /** @description Until when the secret before the last rotation is good as well */
      previous_secret_expires_at: string | null;
      scopes: ('agents:read' | 'agents:write' | 'calls:read' | 'webhooks:manage')[];
    };
    ApiKeyWithSecret: {
      /** @description Both in one, `sk_<client_id>.<client_secret>`, as the tool server takes it */
      api_key: string;
      client_id: string;
      /** @description Shown this once */
      client_secret: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @example key_01h455vb4pex5vsknk084sn02q */
      key_id: string;
      /** @description To about half a minute */
      last_used_at: string | null;
      name: string;
      /** @description Until when the secret before the last rotation is good as well */
      previous_secret_expires_at: string | null;
      scopes: ('agents:read' | 'agents:write' | 'calls:read' | 'webhooks:manage')[];
    };
    AuthorizationServerMetadata: {
      grant_types_supported: string[];
      introspection_endpoint: string;
      introspection_endpoint_auth_methods_supported: string[];
      issuer: string;
      jwks_uri: string;
      /** @description None: there is no authorization endpoint */
      response_types_supported: string[];
      revocation_endpoint: string;
      revocation_endpoint_auth_methods_supported: string[];
      scopes_supported: ('agents:read' | 'agents:write' | 'calls:read' | 'webhooks:manage')[];
      service_documentation: string;
      token_endpoint: string;
      token_endpoint_auth_methods_supported: string[];
    };
    /**
     * @example {
     *       "payload": {
     *         "name": "Front desk",
     *         "platform": "local",
     *         "business_url": "https://www.example.com",
     *         "template_id": "dental"
     *       }
     *     }
     */
    CreateAgent: {
      /** @description Where the number should be; the business's own area where it is left out */
      area_code?: string;
      /** @description Answer with the plan and build nothing */
      dry_run?: boolean;
      /** @description Your own in place of the template's, member by member */
      extraction?: components['schemas']['CustomExtraction'];
      /**
       * @description ISO 639-1; left out: the site's own language, or English where that is none of these
       * @enum {string}
       */
      language?: 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'nl' | 'pl' | 'pt' | 'ro';
      /** @description Your own keys and values; at most 50, keys up to 40 and values up to 500 characters */
      metadata?: {
        [key: string]: string;
      };
      payload: {
        /** @description Where the number should be; the business's own area where it is left out */
        area_code?: string;
        /** @description The business's web address */
        business_url: string;
        /** @description Answer with the plan and build nothing */
        dry_run?: boolean;
        /** @description Your own in place of the template's, member by member */
        extraction?: components['schemas']['CustomExtraction'];
        /**
         * @description ISO 639-1; left out: the site's own language, or English where that is none of these
         * @enum {string}
         */
        language?: 'de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'nl' | 'pl' | 'pt' | 'ro';
        /** @description Your own keys and values; at most 50, keys up to 40 and values up to 500 characters */
        metadata?: {
          [key: string]: string;
        };
        /** @description What you call this agent */
        name: string;
        /**
         * @description Where it lives; GET /v2/platforms lists those configured here
         * @enum {string}
         */
        platform: 'local' | 'vapi' | 'retell' | 'elevenlabs';
        /** @description GET /v2/templates lists them; `general` always exists */
        template_id: string;
        /** @description The template's voice where it is left out */
        voice?: string;
      };
      /** @description The template's voice where it is left out */
      voice?: string;
    };
    /**
     * @example {
     *       "name": "Reporting",
     *       "scopes": [
     *         "agents:read",
     *         "calls:read"
     *       ]
     *     }
     */
    CreateApiKey: {
      /** @description What you call it */
      name: string;
      /** @description The most that its tokens can be given */
      scopes: ('agents:read' | 'agents:write' | 'calls:read' | 'webhooks:manage')[];
    };
    /**
     * @example {
     *       "turns": [
     *         "When are you open on Saturday?",
     *         "Thank you, bye!"
     *       ]
     *     }
     */
    CreateTestCall: {
      caller_id?: string;
      /** @description What the caller says, turn by turn */
      turns: string[];
    };
    /**
     * @example {
     *       "url": "https://hooks.example.com/switchboard",
     *       "event_types": [
     *         "call.completed"
     *       ]
     *     }
     */
    CreateWebhook: {
      /**
       * @description Null: events of every agent, and of the account
       * @default null
       */
      agent_id?: string | null;
      /** @default null */
      description?: string | null;
      /** @default true */
      enabled?: boolean;
      /**
       * @description Null: every type, those that are added later too
       * @default null
       */
      event_types?:
        | (
            | 'agent.activated'
            | 'agent.updated'
            | 'agent.provisioning_failed'
            | 'agent.deleted'
            | 'call.started'
            | 'call.completed'
            | 'call.transcript_ready'
            | 'call.extractions_ready'
            | 'extraction.low_confidence'
            | 'kb.synced'
            | 'kb.update_proposed'
            | 'webhook.disabled'
          )[]
        | null;
      /**
       * @description Sent with every request
       * @default {}
       */
      headers?: {
        [key: string]: string;
      };
      /**
       * @description Requests at once
       * @default 10
       */
      max_in_flight?: number;
      /**
       * @description Null: as fast as it answers
       * @default null
       */
      max_per_second?: number | null;
      /**
       * @description The same for values that are never shown again
       * @default {}
       */
      secret_headers?: {
        [key: string]: string;
      };
      /** @description Where events are posted to */
      url: string;
    };
    CreditEntry: {
      agent_id: string | null;
      /** @description What it added to the balance; negative where it took; micro-dollars, 1,000,000 are one dollar */
      amount_microusd: number;
      /** @description The balance after it; micro-dollars, 1,000,000 are one dollar */
      balance_microusd: number;
      /** @description The call that was charged */
      call_id: string | null;
      cost_microusd: number | null;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @example cre_01h455vb4pex5vsknk084sn02q */
      credit_entry_id: string;
      /** @constant */
      currency: 'USD';
      description: string;
      duration_seconds: number | null;
      /** @enum {string} */
      kind: 'grant' | 'call' | 'adjustment';
    };
    /**
     * @example {
     *       "confidence_threshold": 0.8
     *     }
     */
    CustomExtraction: {
      /** @description null or left out: the template's */
      confidence_threshold?: number | null;
      /** @description null or left out: the template's */
      intents?: components['schemas']['Intent'][] | null;
      /** @description null or left out: the template's */
      slots?: components['schemas']['Slot'][] | null;
    };
    DeletedWebhook: {
      /** @constant */
      deleted: true;
      /** @example whk_01h455vb4pex5vsknk084sn02q */
      webhook_id: string;
    };
    Delivery: {
      /** @description The newest 50, the oldest of them first */
      attempts: components['schemas']['DeliveryAttempt'][];
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @example dlv_01h455vb4pex5vsknk084sn02q */
      delivery_id: string;
      /** @enum {string} */
      event_type:
        | 'agent.activated'
        | 'agent.updated'
        | 'agent.provisioning_failed'
        | 'agent.deleted'
        | 'call.started'
        | 'call.completed'
        | 'call.transcript_ready'
        | 'call.extractions_ready'
        | 'extraction.low_confidence'
        | 'kb.synced'
        | 'kb.update_proposed'
        | 'webhook.disabled';
      finished_at: string | null;
      /**
       * @description The event's id: `webhook-id` of every attempt
       * @example evt_01h455vb4pex5vsknk084sn02q
       */
      idempotency_key: string;
      /** @description Null where nothing is to be sent: it has ended, or the subscription is disabled */
      next_attempt_at: string | null;
      /**
       * @description `exhausted`: given up after the last attempt; can be replayed for 30 days
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'exhausted';
      /** @example whk_01h455vb4pex5vsknk084sn02q */
      webhook_id: string;
    };
    DeliveryAttempt: {
      /** @description What went wrong, e.g. `timeout`; null where it was delivered */
      error: string | null;
      latency_ms: number;
      /** @description For when the next one was planned then */
      next_attempt_at: string | null;
      /** @description From 1, over all retries and replays */
      number: number;
      /** @description Up to 8 kB; in lists up to 200 characters */
      response_excerpt: string | null;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      started_at: string;
      /** @description Null where there was no answer */
      status_code: number | null;
    };
    Document: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      characters: number;
      /** @description SHA-256 of the page as it was fetched */
      content_hash: string;
      /** @example kbd_01h455vb4pex5vsknk084sn02q */
      document_id: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      fetched_at: string;
      language: string | null;
      /**
       * @description Where it came from
       * @enum {string}
       */
      source: 'site';
      text: string;
      title: string;
      url: string;
    };
    DocumentSummary: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      characters: number;
      /** @description SHA-256 of the page as it was fetched */
      content_hash: string;
      /** @example kbd_01h455vb4pex5vsknk084sn02q */
      document_id: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      fetched_at: string;
      language: string | null;
      /**
       * @description Where it came from
       * @enum {string}
       */
      source: 'site';
      title: string;
      url: string;
    };
    Error: {
      /** @enum {string} */
      code:
        | 'INVALID_REQUEST'
        | 'INVALID_CURSOR'
        | 'UNAUTHENTICATED'
        | 'INVALID_CLIENT'
        | 'TOKEN_EXPIRED'
        | 'CREDIT_EXHAUSTED'
        | 'INSUFFICIENT_SCOPE'
        | 'NOT_FOUND'
        | 'METHOD_NOT_ALLOWED'
        | 'CONFLICT'
        | 'IDEMPOTENCY_IN_PROGRESS'
        | 'PRECONDITION_FAILED'
        | 'PAYLOAD_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'URL_NOT_ALLOWED'
        | 'RATE_LIMITED'
        | 'INTERNAL'
        | 'UPSTREAM_FAILED'
        | 'UNAVAILABLE'
        | 'SITE_UNREACHABLE'
        | 'SITE_BLOCKED_BY_ROBOTS'
        | 'SITE_EMPTY'
        | 'SITE_TOO_LARGE'
        | 'PLATFORM_REJECTED'
        | 'PLATFORM_UNAVAILABLE'
        | 'NO_NUMBER_AVAILABLE'
        | 'CANCELED'
        | 'TIMED_OUT';
      details?: {
        message: string;
        /** @description Where in the request, e.g. `payload.business_url` */
        path: string;
      }[];
      message: string;
      recovery: {
        /** @enum {string} */
        action:
          | 'fix_request'
          | 'authenticate'
          | 'request_scope'
          | 'retry'
          | 'retry_with_new_key'
          | 'refetch'
          | 'add_credit'
          | 'choose_other_value'
          | 'fix_site'
          | 'contact_support';
        description: string;
        href?: string;
      };
      request_id: string;
      /** @description Seconds to wait before a retry */
      retry_after?: number;
      /** @description True where the same request can succeed later */
      retryable: boolean;
    };
    ErrorBody: {
      error: components['schemas']['Error'];
    };
    Event: {
      /** @example acc_01h455vb4pex5vsknk084sn02q */
      account_id: string;
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id?: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      data: {
        [key: string]: unknown;
      };
      /** @enum {string} */
      event_type:
        | 'agent.activated'
        | 'agent.updated'
        | 'agent.provisioning_failed'
        | 'agent.deleted'
        | 'call.started'
        | 'call.completed'
        | 'call.transcript_ready'
        | 'call.extractions_ready'
        | 'extraction.low_confidence'
        | 'kb.synced'
        | 'kb.update_proposed'
        | 'webhook.disabled';
      /**
       * @description The event's id: the same on every attempt and for every subscription
       * @example evt_01h455vb4pex5vsknk084sn02q
       */
      idempotency_key: string;
      /** @description The subscription; null on the event stream */
      webhook_id: string | null;
    };
    EventType: {
      description: string;
      /** @enum {string} */
      event_type:
        | 'agent.activated'
        | 'agent.updated'
        | 'agent.provisioning_failed'
        | 'agent.deleted'
        | 'call.started'
        | 'call.completed'
        | 'call.transcript_ready'
        | 'call.extractions_ready'
        | 'extraction.low_confidence'
        | 'kb.synced'
        | 'kb.update_proposed'
        | 'webhook.disabled';
      example: components['schemas']['Event'];
      /** @description JSON Schema (2020-12) of the whole event */
      json_schema: {
        [key: string]: unknown;
      };
    };
    Extraction: {
      confidence_threshold: number;
      intents: components['schemas']['Intent'][];
      slots: components['schemas']['SlotOutput'][];
    };
    ExtractionConfig: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      confidence_threshold: number;
      /** @description Which members are your own; the others are the template's */
      custom: ('intents' | 'slots' | 'confidence_threshold')[];
      intents: components['schemas']['Intent'][];
      slots: components['schemas']['SlotOutput'][];
    };
    Facts: {
      absent: ('name' | 'phone' | 'email' | 'address' | 'hours' | 'service' | 'faq' | 'policy' | 'other')[];
      conflicts: {
        /** @enum {string} */
        kind: 'name' | 'phone' | 'email' | 'address' | 'hours' | 'service' | 'faq' | 'policy' | 'other';
        values: {
          source: {
            /** @description Its words, verbatim */
            quote: string;
            /** @description The page that says so */
            url: string;
          };
          value: {
            [key: string]: unknown;
          };
        }[];
      }[];
      data: (
        | {
            /** @constant */
            kind: 'name';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              text: string;
            };
          }
        | {
            /** @constant */
            kind: 'phone';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              e164?: string;
              printed: string;
            };
          }
        | {
            /** @constant */
            kind: 'email';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              address: string;
            };
          }
        | {
            /** @constant */
            kind: 'address';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              city?: string;
              /** @description ISO 3166-1 alpha-2 where the site makes it clear */
              country?: string;
              postal_code?: string;
              printed: string;
              region?: string;
              street?: string;
            };
          }
        | {
            /** @constant */
            kind: 'hours';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              closed: boolean;
              /** @description Past midnight it is smaller than `opens`; null when the site names no end */
              closes: string | null;
              days: ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[];
              /** @description What the span is for, or its condition, in the words of the site */
              label?: string;
              opens: string | null;
            };
          }
        | {
            /** @constant */
            kind: 'service';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              /** @description ISO 4217 */
              currency?: string;
              name: string;
              price_max?: number;
              price_min?: number;
              price_text?: string;
            };
          }
        | {
            /** @constant */
            kind: 'faq';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              answer: string;
              question: string;
            };
          }
        | {
            /** @constant */
            kind: 'policy';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              text: string;
            };
          }
        | {
            /** @constant */
            kind: 'other';
            source: {
              /** @description Its words, verbatim */
              quote: string;
              /** @description The page that says so */
              url: string;
            };
            /**
             * @description The dates that it names were past when the site was read: a notice that was left standing
             * @constant
             */
            stale?: true;
            value: {
              text: string;
            };
          }
      )[];
    };
    Intent: {
      description: string;
      name: string;
    };
    Introspection: {
      /** @description False for every token that is not a live one of this account */
      active: boolean;
      aud?: string;
      client_id?: string;
      exp?: number;
      iat?: number;
      iss?: string;
      jti?: string;
      /** @description Space-separated */
      scope?: string;
      /** @description The API key */
      sub?: string;
      /** @constant */
      token_type?: 'Bearer';
    };
    Operation: {
      /**
       * @description The agent; while one is being built, it has an id only when active
       * @example agt_01h455vb4pex5vsknk084sn02q
       */
      agent_id?: string;
      /**
       * Format: date-time
       * @description When it was asked to stop
       * @example 2026-01-31T09:30:00.000Z
       */
      cancel_requested_at?: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @description When failed */
      error?: components['schemas']['Error'];
      estimated_seconds: number;
      finished_at: string | null;
      /** @enum {string} */
      kind: 'provision_agent' | 'update_agent' | 'delete_agent';
      /** @example op_01h455vb4pex5vsknk084sn02q */
      operation_id: string;
      /** @description When active, E.164 */
      phone_number?: string;
      /** @description When active: seconds from request to end */
      provisioning_time_seconds?: number;
      /** @description When ended: everything that was given back at the platform */
      released?: components['schemas']['Released'][];
      /**
       * @description The failed operation that this one does again
       * @example op_01h455vb4pex5vsknk084sn02q
       */
      retry_of?: string;
      /** @enum {string} */
      status: 'pending' | 'active' | 'failed';
      steps: components['schemas']['Step'][];
      /** @description When active: the version of the agent that is live since */
      version?: number;
      /** @description The id in Temporal's UI */
      workflow_id: string;
    };
    PhoneNumber: {
      /**
       * @description Who answers it
       * @example agt_01h455vb4pex5vsknk084sn02q
       */
      agent_id: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @description What holding it costs a month */
      monthly_cost: {
        amount_microusd: number;
        /** @constant */
        currency: 'USD';
      };
      /** @description E.164 */
      phone_number: string;
      /** @example num_01h455vb4pex5vsknk084sn02q */
      phone_number_id: string;
      /** @enum {string} */
      platform: 'local' | 'vapi' | 'retell' | 'elevenlabs';
    };
    Platform: {
      capabilities: {
        languages: 'any' | string[];
        numbers: boolean;
        outbound_calls: boolean;
        text_conversations: boolean;
      };
      configured: boolean;
      /** @enum {string} */
      platform: 'local' | 'vapi' | 'retell' | 'elevenlabs';
    };
    Released: {
      /** @description The voice platform's own id of it, for asking the platform; none that this API takes */
      id: string;
      /** @enum {string} */
      kind: 'knowledge_base' | 'agent' | 'phone_number';
      platform: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      released_at: string;
    };
    /**
     * @example {
     *       "since": "2026-01-31T00:00:00.000Z",
     *       "only_failed": true
     *     }
     */
    ReplayWebhook: {
      /**
       * @description Count and send nothing
       * @default false
       */
      dry_run?: boolean;
      event_types?: (
        | 'agent.activated'
        | 'agent.updated'
        | 'agent.provisioning_failed'
        | 'agent.deleted'
        | 'call.started'
        | 'call.completed'
        | 'call.transcript_ready'
        | 'call.extractions_ready'
        | 'extraction.low_confidence'
        | 'kb.synced'
        | 'kb.update_proposed'
        | 'webhook.disabled'
      )[];
      /**
       * @description Only what is exhausted, or has failed and waits for its next attempt
       * @default false
       */
      only_failed?: boolean;
      /**
       * Format: date-time
       * @description Events from here on
       * @example 2026-01-31T09:30:00.000Z
       */
      since: string;
      /**
       * Format: date-time
       * @description Events before this; default: now
       * @example 2026-01-31T09:30:00.000Z
       */
      until?: string;
    };
    /**
     * @example {
     *       "overlap_seconds": 3600
     *     }
     */
    RotateApiKey: {
      /**
       * @description How long the secret of before stays good
       * @default 86400
       */
      overlap_seconds?: number;
    };
    Session: {
      /** @example acc_01h455vb4pex5vsknk084sn02q */
      account_id: string;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      /** @description Send it as `X-CSRF-Token` on every request that is not a GET */
      csrf_token: string;
      email: string;
      /**
       * Format: date-time
       * @description At the latest; an hour without a request ends it too
       * @example 2026-01-31T09:30:00.000Z
       */
      expires_at: string;
      /** @example ses_01h455vb4pex5vsknk084sn02q */
      session_id: string;
    };
    /**
     * @example {
     *       "email": "ada@example.com",
     *       "password": "correct horse battery staple"
     *     }
     */
    SignIn: {
      email: string;
      password: string;
    };
    SignUp: {
      /**
       * Format: email
       * @description The address that was invited
       * @example ada@example.com
       */
      email: string;
      /** @example inv_01h455vb4pex5vsknk084sn02q */
      invitation_code: string;
      /** @example correct horse battery staple */
      password: string;
    };
    Slot: {
      description: string;
      name: string;
      /** @default false */
      required?: boolean;
      /** @enum {string} */
      type: 'string' | 'number' | 'boolean' | 'date' | 'time' | 'phone' | 'email' | 'enum';
      /** @description Allowed values of an enum */
      values?: string[];
    };
    SlotOutput: {
      description: string;
      name: string;
      /** @default false */
      required: boolean;
      /** @enum {string} */
      type: 'string' | 'number' | 'boolean' | 'date' | 'time' | 'phone' | 'email' | 'enum';
      /** @description Allowed values of an enum */
      values?: string[];
    };
    Step: {
      /** @description 0 before the first one */
      attempt: number;
      finished_at: string | null;
      name: string;
      /** @description What succeeded only in part: pages of the site that could not be read, and why */
      notes?: components['schemas']['StepNote'][];
      started_at: string | null;
      /**
       * @description `skipped`: there was nothing to do
       * @enum {string}
       */
      status: 'pending' | 'running' | 'succeeded' | 'failed' | 'skipped';
    };
    StepNote: {
      /**
       * @description More codes may be added
       * @enum {string}
       */
      code: 'PAGES_NEED_SCRIPTS' | 'PAGES_NOT_READ' | 'SITE_NOT_READ_WHOLE';
      message: string;
      /** @description What it is about, the first 20; empty where it is about the whole */
      urls: string[];
    };
    StreamGap: {
      message: string;
      /**
       * @description `retention`: events after your position have been removed. `restored`: the service went back to a backup that is older than your position
       * @enum {string}
       */
      reason: 'retention' | 'restored';
    };
    Template: {
      description: string;
      extraction: components['schemas']['Extraction'];
      name: string;
      prompt_outline: {
        goals: string[];
        handover: string;
        never: string[];
        role: string;
        style: string;
      };
      template_id: string;
      voice: string;
    };
    TestCall: {
      /** @example call_01h455vb4pex5vsknk084sn02q */
      call_id: string;
      turns: {
        /** @description What an answer rests on */
        sources?: {
          /** @description Its words, verbatim */
          quote: string;
          /** @description The page that says so */
          url: string;
        }[];
        /** @enum {string} */
        speaker: 'agent' | 'caller';
        text: string;
      }[];
    };
    /**
     * @example {
     *       "event_type": "call.completed"
     *     }
     */
    TestWebhook: {
      /**
       * @description Whose example is sent; default: the first that it asks for
       * @enum {string}
       */
      event_type?:
        | 'agent.activated'
        | 'agent.updated'
        | 'agent.provisioning_failed'
        | 'agent.deleted'
        | 'call.started'
        | 'call.completed'
        | 'call.transcript_ready'
        | 'call.extractions_ready'
        | 'extraction.low_confidence'
        | 'kb.synced'
        | 'kb.update_proposed'
        | 'webhook.disabled';
    };
    Token: {
      access_token: string;
      /** @description Seconds */
      expires_in: number;
      /** @description Those of the token, space-separated (RFC 6749 §5.1) */
      scope: string;
      scopes: ('agents:read' | 'agents:write' | 'calls:read' | 'webhooks:manage')[];
      /** @constant */
      token_type: 'Bearer';
    };
    TokenQuestion: {
      /** @description Here or by HTTP Basic */
      client_id?: string;
      client_secret?: string;
      token: string;
      /** @description Taken and not needed: there is one kind */
      token_type_hint?: string;
    };
    TokenRequest: {
      /** @description Here or by HTTP Basic */
      client_id?: string;
      client_secret?: string;
      /** @constant */
      grant_type: 'client_credentials';
      /** @description Space-separated subset of the key's scopes; all of them where it is left out */
      scope?: string;
    };
    /**
     * @example {
     *       "voice": "deep",
     *       "metadata": {
     *         "customer": "42",
     *         "draft": null
     *       }
     *     }
     */
    UpdateAgent: {
      /** @description Gets a new number there; the old one is given back */
      area_code?: string;
      /** @description Replaces your own configuration; null: the template's */
      extraction?: components['schemas']['CustomExtraction'] | null;
      /** @description Your own in place of the composed one; null: composed again */
      greeting?: string | null;
      /** @description ISO 639-1; null: the site's own language, or English where that is none of these */
      language?: ('de' | 'en' | 'es' | 'fr' | 'it' | 'ja' | 'nl' | 'pl' | 'pt' | 'ro') | null;
      /** @description Merged key by key: an empty string or null removes a key, null in place of all removes all */
      metadata?: {
        [key: string]: string | null;
      } | null;
      name?: string;
      /** @description Your own in place of the composed one; null: composed again */
      system_prompt?: string | null;
      /** @description Voice and extraction follow it where they were the old template's */
      template_id?: string;
      /** @description null: the template's */
      voice?: string | null;
    };
    /**
     * @example {
     *       "enabled": true
     *     }
     */
    UpdateWebhook: {
      /** @description Null: events of every agent, and of the account */
      agent_id?: string | null;
      description?: string | null;
      enabled?: boolean;
      /** @description Null: every type, those that are added later too */
      event_types?:
        | (
            | 'agent.activated'
            | 'agent.updated'
            | 'agent.provisioning_failed'
            | 'agent.deleted'
            | 'call.started'
            | 'call.completed'
            | 'call.transcript_ready'
            | 'call.extractions_ready'
            | 'extraction.low_confidence'
            | 'kb.synced'
            | 'kb.update_proposed'
            | 'webhook.disabled'
          )[]
        | null;
      /** @description Sent with every request */
      headers?: {
        [key: string]: string;
      };
      /** @description Requests at once */
      max_in_flight?: number;
      /** @description Null: as fast as it answers */
      max_per_second?: number | null;
      /** @description The same for values that are never shown again */
      secret_headers?: {
        [key: string]: string;
      };
      /** @description Where events are posted to */
      url?: string;
    };
    UsageDay: {
      /** @example agt_01h455vb4pex5vsknk084sn02q */
      agent_id: string;
      calls: number;
      /** @description What of it the credit covered; micro-dollars, 1,000,000 are one dollar */
      charged_microusd: number;
      /** @description What the calls cost; micro-dollars, 1,000,000 are one dollar */
      cost_microusd: number;
      /** @constant */
      currency: 'USD';
      /**
       * Format: date
       * @description UTC, by when calls ended
       * @example 2026-01-31
       */
      date: string;
      /** @description Of conversation, to the second */
      minutes: number;
    };
    Webhook: {
      /** @description Null: events of every agent, and of the account */
      agent_id: string | null;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      description: string | null;
      /** @description Why the service disabled it: it answered 410, or did nothing but fail for five days */
      disabled_reason: ('gone' | 'failing') | null;
      enabled: boolean;
      /** @description Null: every type, those that are added later too */
      event_types:
        | (
            | 'agent.activated'
            | 'agent.updated'
            | 'agent.provisioning_failed'
            | 'agent.deleted'
            | 'call.started'
            | 'call.completed'
            | 'call.transcript_ready'
            | 'call.extractions_ready'
            | 'extraction.low_confidence'
            | 'kb.synced'
            | 'kb.update_proposed'
            | 'webhook.disabled'
          )[]
        | null;
      /** @description The first failure after the last success */
      failing_since: string | null;
      headers: {
        [key: string]: string;
      };
      max_in_flight: number;
      max_per_second: number | null;
      /** @description Until then the secret before the last rotation signs too */
      previous_secret_until: string | null;
      secret_header_names: string[];
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      updated_at: string;
      url: string;
      /** @example whk_01h455vb4pex5vsknk084sn02q */
      webhook_id: string;
    };
    WebhookReplay: {
      /** @description Events that are sent, or would be */
      count: number;
      dry_run: boolean;
      /** @example whk_01h455vb4pex5vsknk084sn02q */
      webhook_id: string;
    };
    WebhookTest: {
      /** @description Whether the answer was 2xx */
      delivered: boolean;
      /** @description What went wrong, e.g. `timeout`, `server-error` */
      error: string | null;
      /** @enum {string} */
      event_type:
        | 'agent.activated'
        | 'agent.updated'
        | 'agent.provisioning_failed'
        | 'agent.deleted'
        | 'call.started'
        | 'call.completed'
        | 'call.transcript_ready'
        | 'call.extractions_ready'
        | 'extraction.low_confidence'
        | 'kb.synced'
        | 'kb.update_proposed'
        | 'webhook.disabled';
      /**
       * @description The `webhook-id` that was sent
       * @example evt_01h455vb4pex5vsknk084sn02q
       */
      idempotency_key: string;
      latency_ms: number;
      response_excerpt: string | null;
      /** @description Null where there was no answer */
      status_code: number | null;
      /** @example whk_01h455vb4pex5vsknk084sn02q */
      webhook_id: string;
    };
    WebhookWithSecret: {
      /** @description Null: events of every agent, and of the account */
      agent_id: string | null;
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      created_at: string;
      description: string | null;
      /** @description Why the service disabled it: it answered 410, or did nothing but fail for five days */
      disabled_reason: ('gone' | 'failing') | null;
      enabled: boolean;
      /** @description Null: every type, those that are added later too */
      event_types:
        | (
            | 'agent.activated'
            | 'agent.updated'
            | 'agent.provisioning_failed'
            | 'agent.deleted'
            | 'call.started'
            | 'call.completed'
            | 'call.transcript_ready'
            | 'call.extractions_ready'
            | 'extraction.low_confidence'
            | 'kb.synced'
            | 'kb.update_proposed'
            | 'webhook.disabled'
          )[]
        | null;
      /** @description The first failure after the last success */
      failing_since: string | null;
      headers: {
        [key: string]: string;
      };
      max_in_flight: number;
      max_per_second: number | null;
      /** @description Until then the secret before the last rotation signs too */
      previous_secret_until: string | null;
      /**
       * @description `whsec_` and 32 bytes in base64; shown this once
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0J7Tg9uQ8oE=
       */
      secret: string;
      secret_header_names: string[];
      /**
       * Format: date-time
       * @example 2026-01-31T09:30:00.000Z
       */
      updated_at: string;
      url: string;
      /** @example whk_01h455vb4pex5vsknk084sn02q */
      webhook_id: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getJwks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A JSON Web Key Set (RFC 7517) */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keys: {
              [key: string]: unknown;
            }[];
          };
        };
      };
    };
  };
  getServerMetadata: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Metadata by RFC 8414 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorizationServerMetadata'];
        };
      };
    };
  };
  healthz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Alive */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            status: 'ok';
          };
        };
      };
    };
  };
  readyz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Ready */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            checks: {
              /** @enum {string} */
              database: 'ok' | 'failed';
              /** @enum {string} */
              temporal: 'ok' | 'failed';
            };
            /** @constant */
            status: 'ok';
          };
        };
      };
    };
  };
  getAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
    };
  };
  listCredit: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        kind?: 'grant' | 'call' | 'adjustment';
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of ledger entries */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['CreditEntry'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  listUsage: {
    parameters: {
      query?: {
        agent_id?: string;
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description First day, UTC */
        from?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
        /** @description Last day, UTC */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of days */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['UsageDay'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  listAgents: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
        platform?: 'local' | 'vapi' | 'retell' | 'elevenlabs';
        /** @description Part of the name, the business name or the web address */
        q?: string;
        status?: 'active' | 'deleting';
        template_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of agents */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Agent'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  createAgent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateAgent'];
      };
    };
    responses: {
      /** @description Dry run: what would be built */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentPlan'];
        };
      };
      /** @description Accepted: the operation that builds the agent */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  getAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The agent */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Agent'];
        };
      };
    };
  };
  deleteAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted: the operation that deletes it */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  updateAgent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateAgent'];
      };
    };
    responses: {
      /** @description Accepted: the operation that changes it */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  getExtraction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExtractionConfig'];
        };
      };
    };
  };
  putExtraction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomExtraction'];
      };
    };
    responses: {
      /** @description The configuration that holds now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExtractionConfig'];
        };
      };
    };
  };
  listDocuments: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of documents */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['DocumentSummary'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
        document_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The document */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
    };
  };
  listFacts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Facts, conflicts and absent kinds */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Facts'];
        };
      };
    };
  };
  createTestCall: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateTestCall'];
      };
    };
    responses: {
      /** @description The finished call */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestCall'];
        };
      };
    };
  };
  getAgentUsage: {
    parameters: {
      query?: {
        /** @description First day in UTC, e.g. 2026-01-01 */
        since?: string;
        /** @description Last day in UTC */
        until?: string;
      };
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Calls, minutes and cost */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentUsage'];
        };
      };
    };
  };
  listVersions: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path: {
        agent_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of versions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['AgentVersion'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The version */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentVersion'];
        };
      };
    };
  };
  restoreVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        agent_id: string;
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted: the operation that restores it */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  listEventTypes: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of event types */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['EventType'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description Go on behind this position: the `id` of an event on the stream, or an `idempotency_key` */
        after?: string;
        /** @description Only events of this agent */
        agent_id?: string;
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
        /** @description Only events of these types, separated by commas */
        types?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of events */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Event'][];
            /** @description Only where events between your position and this page may be missing */
            gap?: components['schemas']['StreamGap'];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getOpenApi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The OpenAPI document */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  listOperations: {
    parameters: {
      query?: {
        agent_id?: string;
        /** @description `next_cursor` of the page before */
        cursor?: string;
        kind?: 'provision_agent' | 'update_agent' | 'delete_agent';
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
        status?: 'pending' | 'active' | 'failed';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of operations */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Operation'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        operation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operation with its steps */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  cancelOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        operation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted: the operation that will end */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  retryOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        operation_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted: the new operation */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Operation'];
        };
      };
    };
  };
  listPhoneNumbers: {
    parameters: {
      query?: {
        agent_id?: string;
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
        platform?: 'local' | 'vapi' | 'retell' | 'elevenlabs';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of phone numbers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['PhoneNumber'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getPhoneNumber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        phone_number_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The phone number */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PhoneNumber'];
        };
      };
    };
  };
  listPlatforms: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of platforms */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Platform'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  createSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description Signed in */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
    };
  };
  signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUp'];
      };
    };
    responses: {
      /** @description The account */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
    };
  };
  listTemplates: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of templates */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Template'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        template_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Template'];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        agent_id?: string;
        /** @description `next_cursor` of the page before */
        cursor?: string;
        enabled?: 'true' | 'false';
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of subscriptions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Webhook'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhook'];
      };
    };
    responses: {
      /** @description The subscription with its secret */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeletedWebhook'];
        };
      };
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateWebhook'];
      };
    };
    responses: {
      /** @description The subscription as it is now */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Webhook'];
        };
      };
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before */
        cursor?: string;
        event_type?:
          | 'agent.activated'
          | 'agent.updated'
          | 'agent.provisioning_failed'
          | 'agent.deleted'
          | 'call.started'
          | 'call.completed'
          | 'call.transcript_ready'
          | 'call.extractions_ready'
          | 'extraction.low_confidence'
          | 'kb.synced'
          | 'kb.update_proposed'
          | 'webhook.disabled';
        /** @description How many rows to return, 1 to 100 */
        limit?: number;
        status?: 'pending' | 'delivered' | 'exhausted';
      };
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: components['schemas']['Delivery'][];
            /** @description Null on the last page */
            next_cursor: string | null;
          };
        };
      };
    };
  };
  getDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        delivery_id: string;
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Delivery'];
        };
      };
    };
  };
  retryDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        delivery_id: string;
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery, waiting */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Delivery'];
        };
      };
    };
  };
  replayWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhook'];
      };
    };
    responses: {
      /** @description Dry run: how many would be */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplay'];
        };
      };
      /** @description How many are being sent */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplay'];
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription with its new secret */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookWithSecret'];
        };
      };
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        webhook_id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TestWebhook'];
      };
    };
    responses: {
      /** @description What the endpoint answered */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookTest'];
        };
      };
    };
  };
}
