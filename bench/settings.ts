import path from 'node:path';

const read = (name: string, otherwise: string) => process.env[`BENCH_${name}`] ?? otherwise;

/** README.md explains each. */
export const settings = {
  sizes: read('SIZES', '10000,100000,1000000').split(',').map(Number),
  /** At least so many ratings of care tips, however small the size. */
  ratings: Number(read('RATINGS', '0')),
  seconds: Number(read('SECONDS', '1')),
  rounds: Number(read('ROUNDS', '3')),
  soakMinutes: Number(read('SOAK_MINUTES', '0.5')),
  /** Undefined: all. */
  parts: process.env['BENCH_PARTS']?.split(','),
  workloads: process.env['BENCH_WORKLOADS']?.split(','),
  cache: path.resolve(read('CACHE', path.join(import.meta.dirname, '../.cache'))),
};

export const connections = 32;
