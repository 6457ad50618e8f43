import { Page } from '../../pages/page.tsx';

export const ShiftCard = () => <Page />;
