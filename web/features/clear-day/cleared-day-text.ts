import type { ClearReason } from '#contract/clear-day.ts';

const labels: Record<ClearReason, string> = {
  weather: 'Weather',
  ill: 'I am sick',
  van: 'The van',
  other: 'Something else',
};
export const clearReasons = Object.entries(labels).map(([value, label]) => ({ value, label }));

const because: Record<ClearReason, string> = {
  weather: "the weather keeps me from {pet}'s visit on {day} at {time}",
  ill: "I am sick and cannot come to {pet}'s visit on {day} at {time}",
  van: "my van has broken down, so {pet}'s visit on {day} at {time} is off",
  other: "I have to cancel {pet}'s visit on {day} at {time}",
};

/** What each client reads unless the provider writes something else. */
export const clearText = (reason: ClearReason, offers: boolean): string =>
  `Hi {name}, ${because[reason]}. I am sorry. ${offers ? 'Choose another time' : 'Your visit'}: {link}`;
