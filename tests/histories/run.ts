import { parseArgs } from 'node:util';
import { runCommand } from '../../ops/run-command.ts';

/** `npm run histories -- --seconds 600 --seed 7`: lets members act at random for so long; the seed is counted up. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '600' }, seed: { type: 'string', default: '1' } },
});
const { passed, output } = await runCommand(['vitest', 'run', 'tests/histories.test.ts'], {
  HISTORY_SECONDS: values.seconds,
  HISTORY_SEED: values.seed,
});
console.log(output);
process.exitCode = passed ? 0 : 1;
