/** Every environment variable of the service, parsed once by the mains and handed on as plain values. */
import { loadClientConnectConfig } from '@temporalio/envconfig';
import { z } from 'zod';
import type { EncryptionKeys } from './domain/encryption.ts';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const count = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);
const encryptionKey = z
  .base64()
  .refine(
    (text) => Buffer.from(text, 'base64').byteLength === 32,
    'is 32 bytes in base64 (openssl rand -base64 32)',
  );
const isWebOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'is a postgres:// address');

/** Exactly the variables that any process of the service reads. `docker-compose.yml` is checked against this list. */
const variables = {
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: databaseUrl,
  DB_POOL_SIZE: count(12, 200),

  HOST: z.string().default('127.0.0.1'),
  PORT: port(8080),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ENCRYPTION_KEY: encryptionKey,
  ENCRYPTION_KEY_PREVIOUS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(encryptionKey))
    .default([]),
  TOKEN_LIFETIME_SECONDS: count(3600, 86_400),
  RATE_LIMIT_WINDOW_SECONDS: count(60, 86_400),
  RATE_LIMIT_TOKEN: count(300, 1_000_000_000),
  RATE_LIMIT_READ: count(60_000, 1_000_000_000),
  RATE_LIMIT_WRITE: count(12_000, 1_000_000_000),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(
      z.array(z.string().refine(isWebOrigin, 'is an origin as browsers write it: https://app.example.com')),
    )
    .default([]),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SIGNING_KEY_ROTATION_DAYS: count(30, 365),
  PRICE_PER_MINUTE_MICROUSD: count(166_666, 1_000_000_000),
  STREAM_MAX_PER_ACCOUNT: count(2000, 100_000),
  STREAM_HEARTBEAT_SECONDS: count(15, 3600),

  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  TEMPORAL_API_KEY: z.string().optional(),
  TEMPORAL_TLS: z.string().optional(),
  TEMPORAL_TLS_CLIENT_CERT_PATH: z.string().optional(),
  TEMPORAL_TLS_CLIENT_KEY_PATH: z.string().optional(),
  TEMPORAL_TLS_SERVER_CA_CERT_PATH: z.string().optional(),
  TEMPORAL_TLS_SERVER_NAME: z.string().optional(),
  TEMPORAL_TASK_QUEUE: z.string().default('switchboard'),
  WORKER_ACTIVITY_SLOTS: count(60, 1000),
  WORKER_WORKFLOW_SLOTS: count(40, 1000),
  SWEEP_INTERVAL_SECONDS: count(60, 86_400),

  RUNTIME_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8090'),
  RUNTIME_HOST: z.string().default('127.0.0.1'),
  RUNTIME_PORT: port(8090),
  RUNTIME_API_KEY: z.string().min(16),
  /** Less than an activity at a platform may take (`workflows/policies.ts`), which could not say then what it waited for. */
  PLATFORM_TIMEOUT_SECONDS: count(15, 30),
  PLATFORM_PATIENCE_SECONDS: count(120, 86_400),

  /** Waits before the second, third … attempt. */
  WEBHOOK_RETRY_SECONDS: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,3})?(,\d{1,6}(\.\d{1,3})?){0,9}$/, 'is seconds separated by commas')
    .default('5,300,1800,7200'),
  WEBHOOK_TIMEOUT_SECONDS: count(15, 60),
  WEBHOOK_DISABLE_AFTER_HOURS: count(120, 8760),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** 0 takes a free one, which the log tells. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),

  OUTBOUND_ALLOW: z.string().default(''),
  CRAWLER_CONTACT: z.string().max(200).default(''),
  CRAWL_MAX_PAGES: count(60, 1000),
  CRAWL_MAX_BYTES: count(10_000_000, 1_000_000_000),
  CRAWL_MAX_SECONDS: count(60, 600),
  CHROMIUM_PATH: z.string().default(''),
  CHROMIUM_SANDBOX: z.enum(['on', 'off']).default('on'),

  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
} satisfies Record<string, z.ZodType>;

type Variable = keyof typeof variables;

/** The names of all variables that the service knows. */
export const variableNames = Object.keys(variables) as Variable[];

function read<const N extends Variable>(env: NodeJS.ProcessEnv, names: readonly N[]) {
  const shape = Object.fromEntries(names.map((name) => [name, variables[name]])) as Pick<typeof variables, N>;
  const present = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const result = z.object(shape).safeParse(present);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The environment is not complete:\n  ${issues.join('\n  ')}`);
}

/** Says which variables are missing or wrong, all at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type KeyEnv = { ENCRYPTION_KEY: string; ENCRYPTION_KEY_PREVIOUS: readonly string[] };
/** The current key first. */
function encryptionKeysOf(env: KeyEnv): EncryptionKeys {
  const bytesOf = (base64: string) => Buffer.from(base64, 'base64');
  return [bytesOf(env.ENCRYPTION_KEY), ...env.ENCRYPTION_KEY_PREVIOUS.map(bytesOf)];
}

/** A language model for the engine, where one is configured. */
function llmOf(env: {
  LLM_BASE_URL?: string | undefined;
  LLM_API_KEY?: string | undefined;
  LLM_MODEL?: string | undefined;
}) {
  if (!env.LLM_BASE_URL) return undefined;
  if (!env.LLM_MODEL) throw new ConfigError('LLM_MODEL: is needed beside LLM_BASE_URL');
  return {
    baseUrl: env.LLM_BASE_URL,
    ...(env.LLM_API_KEY ? { apiKey: env.LLM_API_KEY } : {}),
    model: env.LLM_MODEL,
  };
}

const llmNames = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const;
const temporalNames = ['TEMPORAL_ADDRESS', 'TEMPORAL_NAMESPACE', 'TEMPORAL_TASK_QUEUE'] as const;
const platformNames = ['RUNTIME_URL', 'RUNTIME_API_KEY', 'PLATFORM_TIMEOUT_SECONDS'] as const;
const keyNames = ['ENCRYPTION_KEY', 'ENCRYPTION_KEY_PREVIOUS'] as const;
const commonNames = ['LOG_LEVEL', 'DATABASE_URL', 'DB_POOL_SIZE', ...keyNames] as const;

/** Address, namespace, API key and mTLS by the SDK's own environment configuration; its files are left alone. */
function temporalOf(env: NodeJS.ProcessEnv, values: { [K in (typeof temporalNames)[number]]: string }) {
  const { connectionOptions } = loadClientConnectConfig({
    disableFile: true,
    overrideEnvVars: { ...env, TEMPORAL_ADDRESS: values.TEMPORAL_ADDRESS },
  });
  return {
    connection: connectionOptions,
    namespace: values.TEMPORAL_NAMESPACE,
    taskQueue: values.TEMPORAL_TASK_QUEUE,
  };
}

type PlatformEnv = { RUNTIME_URL: string; RUNTIME_API_KEY: string; PLATFORM_TIMEOUT_SECONDS: number };
const platformsOf = (env: PlatformEnv) => ({
  local: {
    baseUrl: env.RUNTIME_URL,
    apiKey: env.RUNTIME_API_KEY,
    timeoutMs: env.PLATFORM_TIMEOUT_SECONDS * 1000,
  },
});

/** For programs that only talk to Temporal. */
export function loadTemporalConfig(env: NodeJS.ProcessEnv) {
  return temporalOf(env, read(env, temporalNames));
}

/** For programs that read what was encrypted. */
export function loadEncryptionKeys(env: NodeJS.ProcessEnv): EncryptionKeys {
  return encryptionKeysOf(read(env, keyNames));
}

/** For `api/main.ts`. */
export function loadApiConfig(env: NodeJS.ProcessEnv) {
  const values = read(env, [
    ...commonNames,
    ...temporalNames,
    ...platformNames,
    'HOST',
    'PORT',
    'PUBLIC_URL',
    'TOKEN_LIFETIME_SECONDS',
    'RATE_LIMIT_WINDOW_SECONDS',
    'RATE_LIMIT_TOKEN',
    'RATE_LIMIT_READ',
    'RATE_LIMIT_WRITE',
    'CORS_ORIGINS',
    'TRUSTED_PROXIES',
    'SIGNING_KEY_ROTATION_DAYS',
    'PRICE_PER_MINUTE_MICROUSD',
    'STREAM_MAX_PER_ACCOUNT',
    'STREAM_HEARTBEAT_SECONDS',
    'OUTBOUND_ALLOW',
    'WEBHOOK_TIMEOUT_SECONDS',
  ]);
  return {
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    poolSize: values.DB_POOL_SIZE,
    encryptionKeys: encryptionKeysOf(values),
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    tokenLifetimeSeconds: values.TOKEN_LIFETIME_SECONDS,
    rateLimits: {
      windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS,
      quotas: {
        token: values.RATE_LIMIT_TOKEN,
        read: values.RATE_LIMIT_READ,
        write: values.RATE_LIMIT_WRITE,
      },
    },
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    rotateSigningKeysEveryDays: values.SIGNING_KEY_ROTATION_DAYS,
    pricePerMinuteMicrousd: values.PRICE_PER_MINUTE_MICROUSD,
    streams: {
      maxPerAccount: values.STREAM_MAX_PER_ACCOUNT,
      heartbeatMs: values.STREAM_HEARTBEAT_SECONDS * 1000,
    },
    temporal: temporalOf(env, values),
    platforms: platformsOf(values),
    outboundAllow: values.OUTBOUND_ALLOW,
    webhookTimeoutMs: values.WEBHOOK_TIMEOUT_SECONDS * 1000,
  };
}

/** For `worker/main.ts`. */
export function loadWorkerConfig(env: NodeJS.ProcessEnv) {
  const values = read(env, [
    ...commonNames,
    ...temporalNames,
    ...platformNames,
    ...llmNames,
    'WORKER_ACTIVITY_SLOTS',
    'WORKER_WORKFLOW_SLOTS',
    'SWEEP_INTERVAL_SECONDS',
    'PLATFORM_PATIENCE_SECONDS',
    'WEBHOOK_RETRY_SECONDS',
    'WEBHOOK_TIMEOUT_SECONDS',
    'WEBHOOK_DISABLE_AFTER_HOURS',
    'METRICS_HOST',
    'METRICS_PORT',
    'OUTBOUND_ALLOW',
    'CRAWLER_CONTACT',
    'CRAWL_MAX_PAGES',
    'CRAWL_MAX_BYTES',
    'CRAWL_MAX_SECONDS',
    'CHROMIUM_PATH',
    'CHROMIUM_SANDBOX',
  ]);
  return {
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    poolSize: values.DB_POOL_SIZE,
    temporal: temporalOf(env, values),
    activitySlots: values.WORKER_ACTIVITY_SLOTS,
    workflowSlots: values.WORKER_WORKFLOW_SLOTS,
    sweepIntervalSeconds: values.SWEEP_INTERVAL_SECONDS,
    platforms: platformsOf(values),
    platformPatienceMs: values.PLATFORM_PATIENCE_SECONDS * 1000,
    encryptionKeys: encryptionKeysOf(values),
    webhooks: {
      retryDelaysMs: values.WEBHOOK_RETRY_SECONDS.split(',').map((seconds) => Number(seconds) * 1000),
      attemptTimeoutMs: values.WEBHOOK_TIMEOUT_SECONDS * 1000,
      disableAfterMs: values.WEBHOOK_DISABLE_AFTER_HOURS * 3_600_000,
    },
    metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    outboundAllow: values.OUTBOUND_ALLOW,
    crawlerContact: values.CRAWLER_CONTACT,
    crawlBudget: {
      maxPages: values.CRAWL_MAX_PAGES,
      maxBytes: values.CRAWL_MAX_BYTES,
      maxDurationMs: values.CRAWL_MAX_SECONDS * 1000,
    },
    chromium: { path: values.CHROMIUM_PATH, sandbox: values.CHROMIUM_SANDBOX === 'on' },
    llm: llmOf(values),
  };
}

/** For `platforms/local/runtime/main.ts`. */
export function loadRuntimeConfig(env: NodeJS.ProcessEnv) {
  const values = read(env, [
    'LOG_LEVEL',
    'DATABASE_URL',
    'DB_POOL_SIZE',
    'RUNTIME_HOST',
    'RUNTIME_PORT',
    'RUNTIME_API_KEY',
    ...llmNames,
  ]);
  return {
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    poolSize: values.DB_POOL_SIZE,
    host: values.RUNTIME_HOST,
    port: values.RUNTIME_PORT,
    apiKey: values.RUNTIME_API_KEY,
    llm: llmOf(values),
  };
}

/** For programs that only talk (`eval/sites.ts`): the language model, where one is configured. */
export function loadEngineConfig(env: NodeJS.ProcessEnv) {
  return llmOf(read(env, llmNames));
}

/** For the database programs (`db/seed.ts`). */
export function loadDatabaseConfig(env: NodeJS.ProcessEnv) {
  return { databaseUrl: read(env, ['DATABASE_URL']).DATABASE_URL };
}
