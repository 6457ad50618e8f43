import { codeMinutes } from '#contract/booking-page.ts';
import { isStopped } from '#server/modules/texts/index.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { withoutLinks } from '#server/platform/without-links.ts';
import { findCodeToSend, forgetSealedCode } from './codes.queries.ts';

type Code = { id: string; code: string; provider: string };

/** Sends a code in our own words. Any phone can be typed, so of what a provider wrote only the name is in it. */
export async function deliverCode(platform: Platform, id: string): Promise<void> {
  const { sql, secrets, clock } = platform;
  const found = await findCodeToSend(sql, id);
  if (!found || Date.parse(found.expiresAt) <= clock.now().getTime()) return;
  const { email, phone, sealedCode, providerName } = found;
  const given = { id, code: await secrets.open(sealedCode, id), provider: withoutLinks(providerName) };
  if (phone) await textCode(platform, phone, given);
  else if (email) await mailCode(platform, email, given);
  await forgetSealedCode(sql, id);
}

/** It was asked for now, so it also goes at night. Who stopped texts gets none. */
async function textCode({ sql, texts }: Platform, number: string, { id, code, provider }: Code) {
  if (await isStopped(sql, number)) return;
  const body = `${code} is your code for the booking page of ${provider} on Wagwell. It is valid for ${codeMinutes} minutes.`;
  await texts?.send({ id, to: number, body });
}

async function mailCode({ mailer, config }: Platform, email: string, { id, code, provider }: Code) {
  await mailer.send({
    to: { name: '', address: email },
    subject: `${code} is your code for booking`,
    body: [
      code,
      `Enter this code on the booking page of ${provider}. It is valid for ${codeMinutes} minutes.`,
      'If you did not ask for it, nothing needs to be done: without the code nothing can be booked in your name.',
      'Wagwell runs the booking page.',
    ].join('\n\n'),
    messageId: `<code-${id}@${new URL(siteUrl(config)).hostname}>`,
  });
}
