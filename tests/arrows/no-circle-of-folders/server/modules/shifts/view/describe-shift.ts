export const describeShift = () => '';
