import { ShiftTitle } from '../features/shifts/shift-title.tsx';

export const Card = () => <ShiftTitle />;
