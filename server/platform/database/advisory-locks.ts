/** The numbers of all fixed advisory locks; transaction locks derived from an id are not listed. */
export const advisoryLocks = {
  migrate: 7_720_601,
  fillDemoTown: 7_720_602,
  embeddedPostgres: 7_246_935,
} as const;
