import { Shell } from '../app/shell.tsx';

export const Login = () => <Shell />;
