import type { Egg } from './egg.ts';

export type Chicken = { laid: Egg[] };
