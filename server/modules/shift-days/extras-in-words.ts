/** '2 dogs, 30 minutes' */
export const extrasInWords = ({ dogs, minutes }: { dogs: number; minutes: number }): string =>
  [
    ...(dogs > 0 ? [dogs === 1 ? '1 dog' : `${dogs} dogs`] : []),
    ...(minutes > 0 ? [`${minutes} minutes`] : []),
  ].join(', ');
