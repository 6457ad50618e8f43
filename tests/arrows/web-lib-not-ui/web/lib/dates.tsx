import { Badge } from '../ui/badge.tsx';

export const Day = () => <Badge />;
