/** The part of autocannon that the bench uses. The package has no types. */
declare module 'autocannon' {
  type Request = { method?: string; path: string; headers?: Record<string, string>; body?: string };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    requests: (Request | { setupRequest(request: Request): Request })[];
  };
  type Result = {
    requests: { total: number };
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    duration: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
