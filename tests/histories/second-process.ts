import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MovableClock } from '#server/platform/clock.ts';
import { vapid } from '#tests/standins/push-service.ts';

const root = path.join(import.meta.dirname, '../..');

/** Another process on the database of a history, which is killed and started again. Its jobs run by themselves. */
export type SecondProcess = {
  /** Undefined while it is away. */
  address(): string | undefined;
  /** Resolves once it answers. */
  answers(): Promise<void>;
  /** Ends it without a word, and starts it again meanwhile. */
  kill(): void;
  moveTo(now: Date): void;
  /** Ends it in order. @returns what went wrong: it must never end by itself */
  stop(): Promise<string[]>;
  /** Leaves nothing running, whatever happened. */
  end(): void;
};

export function startSecondProcess(databaseUrl: string, clock: MovableClock): SecondProcess {
  const faults: string[] = [];
  let [isOver, failures] = [false, 0];
  let address: string | undefined;
  let child = run();
  let answering = answer();

  function run() {
    return fork(path.join(import.meta.dirname, 'program.ts'), {
      cwd: root,
      // The switches of the test runner are none of its own.
      execArgv: [],
      env: {
        PATH: process.env['PATH'] ?? '',
        TZ: 'Pacific/Auckland',
        NODE_COMPILE_CACHE: path.join(root, '.cache/compile'),
        LOG_LEVEL: 'silent',
        WEB: 'none',
        CHECK_REPLIES: '1',
        DATA_DIR: '.cache/test-data',
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '10',
        HISTORY_NOW: clock.now().toISOString(),
        ...vapid,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
  }

  async function answer(): Promise<void> {
    const started = child;
    let said = '';
    started.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    started.once('exit', (code, signal) => {
      if (address !== undefined && signal !== 'SIGKILL' && code !== 0)
        faults.push(`a process ended by itself with ${code ?? signal}: ${said.slice(0, 1000)}`);
      if (started === child) address = undefined;
    });
    const [message] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
    if (typeof message !== 'object' || message === null) {
      // A busy machine may need longer for its database than the program waits for it.
      if (isOver || started !== child || ++failures > 5) throw new Error(`A process did not start: ${said}`);
      child = run();
      return answer();
    }
    ({ address } = message as { address: string });
    started.send({ now: clock.now().toISOString() });
  }

  return {
    address: () => address,
    answers: () => answering,
    kill() {
      const killed = child;
      address = undefined;
      killed.kill('SIGKILL');
      child = run();
      answering = answer();
      // Its failure is heard by whoever awaits `answers`.
      answering.catch(() => {});
    },
    moveTo(now) {
      if (child.connected) child.send({ now: now.toISOString() });
    },
    async stop() {
      await answering;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code, signal] = await gone;
      if (code !== 0) faults.push(`a process was asked to stop and ended with ${code ?? signal}`);
      return faults;
    },
    end() {
      isOver = true;
      child.kill('SIGKILL');
    },
  };
}
