import type { ImportState } from '#contract/client-imports.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

export const importLifecycle = {
  table: 'client_imports',
  column: 'state',
  transitions: {
    read: { from: [], to: 'read' },
    map: { from: ['read', 'mapped'], to: 'mapped' },
    run: { from: ['mapped'], to: 'running' },
    finish: { from: ['running'], to: 'done' },
    undo: { from: ['done'], to: 'undoing' },
    finish_undo: { from: ['undoing'], to: 'undone' },
  },
} as const satisfies Lifecycle<ImportState>;
