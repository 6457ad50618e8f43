import { expect, test } from 'vitest';
import { issuesIn } from './health-words.ts';

const today = '2026-11-18';

test.each([
  ['Heart murmur, stage 2', ['heart']],
  ['heart', ['heart']],
  ['Heartworm positive', ['heart']],
  ['on heartworm prevention', []],
  ['Heartgard monthly', []],
  ['heartworm test negative', []],
  ['has a big heart of gold', []],
  ['No heart or kidney problems', []],
  ['No allergies, heart murmur', ['heart']],
  ['no known allergies but deaf', ['deaf']],
  ['Not blind; arthritis in both hips', ['joints']],
  ['never had a seizure', []],
  ['epilepsy, seizure-free on medicine', ['seizures']],
  ['negative for ringworm', []],
  ['ear infection has cleared', []],
  ['ear infection resolved', []],
  ['surgery in 2019', []],
  ['surgery on Nov 10, 2026', ['surgery']],
  ['neutered as a puppy', []],
  ['neutered 3 days ago', ['surgery']],
  ['knee surgery two years ago', []],
  ['good cooperation', []],
  ['kitchen dog', []],
  ['switches sides', []],
  ['hits the deck at thunder', ['anxious']],
  ['in heat', ['in_heat']],
  ['sensitive to heat', []],
  ['does well in the cold', []],
  ['doesn’t hear well, can’t hear the dryer', ['deaf']],
  ['back legs are white', []],
  ['bad back', ['slipped_disc']],
  ['parvo vaccine due', []],
  ['DHPP, distemper shot in May', []],
  ['likes to bite toys', []],
  ['Three-legged', ['three_legs']],
  ['tripod', ['three_legs']],
  ['gabapentin before visits', ['sedated']],
  ['Torn ACL', ['joints']],
  ['no longer nursing', []],
  ['allergic to chicken', ['allergies']],
] as const)('%s is read as %j', (words, issues) => {
  expect(issuesIn([words], today)).toEqual(issues);
});
