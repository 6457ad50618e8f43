import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';

/** Who looks at the shell: nobody, somebody still being asked for, or an account. */
export type Viewer = 'nobody' | 'unknown' | SessionReply;

export function useViewer(): Viewer {
  const { data, isPending } = useSession();
  if (isPending) return 'unknown';
  return data ?? 'nobody';
}
