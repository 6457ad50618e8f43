export const ShiftTitle = () => <h2 />;
