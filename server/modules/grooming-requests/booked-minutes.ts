/** The length that is booked for work: quarters of an hour, up to twelve hours. */
export const bookedMinutes = (work: number): number =>
  Math.min(720, Math.max(15, Math.round(work / 15) * 15));
