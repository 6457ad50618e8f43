import { handlePush } from './push.ts';
import type { PushScope } from './push.ts';

handlePush(globalThis as unknown as PushScope);
