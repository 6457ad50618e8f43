/** A client who asks for it is removed within so many days, whatever is still booked. */
export const removedWithinDays = 30;
