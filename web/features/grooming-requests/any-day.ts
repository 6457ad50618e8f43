/** Calendar leaf for requests without a date, so that all tickets in a list are aligned. */
export const anyDay = { day: 'Any', month: 'day', className: '[&_b]:text-h4!' };
