/** A calendar leaf where the day is open, so that all tickets of a list begin at one edge. */
export const anyDay = { day: 'Any', month: 'day', className: '[&_b]:text-h4!' };
