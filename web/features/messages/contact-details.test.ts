import { expect, test } from 'vitest';
import { strangerWarning } from './contact-details.ts';

test.each(['See https://pay.example/x', 'www.shears.example', 'Book at my-spa.com today'])(
  'a link is warned about: %s',
  (text) => expect(strangerWarning(text)).toContain('links'),
);

test.each(['Call (512) 555-0142', '+1 512.555.0142', 'maya.ortiz@mail.com'])(
  'contact details are warned about: %s',
  (text) => expect(strangerWarning(text)).toContain('on record'),
);

test.each(['At 9.30 on 11/27/2026', 'Bella weighs 52 lb, $110.00 is fine', 'Half past ten. We come.'])(
  'other words are not: %s',
  (text) => expect(strangerWarning(text)).toBeUndefined(),
);
