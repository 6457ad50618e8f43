export const makeShift = () => ({ title: 'Saturday' });
