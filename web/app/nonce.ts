import { createContext } from 'react';

/** The nonce of the page's own inline scripts; known on the server only, since browsers hide it. */
export const NonceContext = createContext<string | undefined>(undefined);
