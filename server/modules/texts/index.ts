import type { Module } from '#server/platform/module.ts';

export { mayText, mayTextCode } from './budget.ts';
export { isStopped } from './stops.ts';
export { textNumberOf } from './text-number.ts';
export { textsWebhook } from './texts-webhook.ts';

export const texts: Module = {
  name: 'texts',
  tables: {
    stopped_contacts: {
      announced: false,
      impersonal:
        'It holds hashes of phone numbers whose holders answered STOP, beside no name and no account; they stay, so that nobody texts them again.',
    },
  },
};
