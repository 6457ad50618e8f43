import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#web/lib/api/call.ts';
import type { Input } from '#web/lib/api/call.ts';
import { withConfirmedIdentity } from '#web/lib/api/confirmed-identity.ts';

/**
 * Lets the browser sign with a passkey: in a dialog at once, or `asSuggestion` when its user picks one of those that it lists
 * below a field for the email. The next question ends one that still waits.
 * @throws WebAuthnError if its user canceled or has none
 */
export async function askForPasskey({ asSuggestion = false } = {}): Promise<
  Input<'POST /auth/passkey'>['body']
> {
  const options = await call('POST /auth/passkey-options', {});
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: asSuggestion,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Ends a question that waits. */
export const stopAskingForPasskey = () => WebAuthnAbortService.cancelCeremony();

/** Lets the browser create a passkey. @throws WebAuthnError if its user canceled */
export async function createPasskey(): Promise<Input<'POST /api/passkeys'>['body']> {
  const options = await withConfirmedIdentity(() => call('POST /api/passkeys/options', {}));
  const { id, response } = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
}

/** Why the browser created no passkey, as a sentence; undefined if its user canceled. */
export function passkeyProblem(error: unknown): string | undefined {
  if (!(error instanceof WebAuthnError)) return 'Please try again.';
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for your account already.';
  if (error.code === 'ERROR_CEREMONY_ABORTED' || error.name === 'NotAllowedError') return undefined;
  return 'This browser or device cannot create one. Try another browser.';
}
