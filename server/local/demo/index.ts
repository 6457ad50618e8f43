export { fillDemoTown, refuseDemoTown } from './fill-demo-town.ts';
export type { DemoTown } from './fill-demo-town.ts';
