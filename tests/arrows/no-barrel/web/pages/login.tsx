import { Button } from '../ui/index.ts';

export const Login = () => <Button />;
