// The types of redis.mjs, for tests.
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}
/** Undefined where there is none and none can be installed. */
export function openRedis(): Promise<RedisServer | undefined>;
