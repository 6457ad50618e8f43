/** The little of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    requests: (Request | { setupRequest(request: Request): Request })[];
  };
  type Result = {
    requests: { total: number };
    errors: number;
    timeouts: number;
    duration: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter;
}
