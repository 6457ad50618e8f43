/** Answers at any hour, in all states; on every tip about something toxic. */
export const poisonLine = { name: 'ASPCA Animal Poison Control Center', phone: '(888) 426-4435' } as const;
