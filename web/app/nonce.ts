import { createContext } from 'react';

/** Marks this page's own inline scripts as allowed; known on the server only, since browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined);
