import { createStore } from '../create-store.ts';
import { CallError } from './call-error.ts';

/** The open question for the password; `answer` receives whether the identity was confirmed. */
type Question = { answer: (confirmed: boolean) => void };

export const confirmationQuestion = createStore<Question | null>(() => null);

/** Whether the server wants the password again. */
export const isUnconfirmed = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'confirm_identity';

/** Sends a call, and again after the user has entered their password if the server asks for it. */
export async function withConfirmedIdentity<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isUnconfirmed(error) || !(await askForPassword())) throw error;
    return send();
  }
}

/** A second call waits for the same question. */
let asked: Promise<boolean> | undefined;

const askForPassword = (): Promise<boolean> =>
  (asked ??= new Promise<boolean>((resolve) => {
    confirmationQuestion.set({ answer: resolve });
  }).finally(() => {
    asked = undefined;
    confirmationQuestion.set(null);
  }));
