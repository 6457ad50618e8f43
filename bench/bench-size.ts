import { contendersOf } from './contenders.ts';
import { openField } from './field.ts';
import { memoryOf } from './machine.ts';
import { measure, warmUp } from './measure.ts';
import type { Measured } from './measure.ts';
import type { Stage } from './stage.ts';
import { measured } from './workloads.ts';

export type WorkloadResult = {
  name: string;
  title: string;
  /** Of the reply. */
  bytes: number;
  by: Map<string, Measured>;
};
/** Memory of our server in MB. */
export type SizeResult = {
  size: number;
  workloads: WorkloadResult[];
  memory: { idle: number; loaded: number };
};

/** Measures every workload on the database of one size. */
export async function benchSize(stage: Stage, say: (line: string) => void): Promise<SizeResult> {
  const { size, postmaster } = stage;
  const ours = await stage.ours();
  const idle = memoryOf(ours.pid);
  const field = await openField(stage, ours, measured);
  const results: WorkloadResult[] = [];
  for (const workload of measured) {
    const contenders = contendersOf(workload, field);
    await warmUp(contenders, postmaster);
    const by = await measure(contenders, postmaster);
    const bytes = Buffer.byteLength(field.replies[workload.name] ?? '');
    results.push({ name: workload.name, title: workload.title, bytes, by });
    const rates = [...by].map(([name, { rate }]) => `${name} ${Math.round(rate)}/s`).join(', ');
    say(`${size.toLocaleString('en-US')} · ${workload.title}: ${rates}`);
  }
  return { size, workloads: results, memory: { idle, loaded: memoryOf(ours.pid) } };
}
