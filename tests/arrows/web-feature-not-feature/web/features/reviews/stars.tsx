import { ShiftTitle } from '../shifts/shift-title.tsx';

export const Stars = () => <ShiftTitle />;
