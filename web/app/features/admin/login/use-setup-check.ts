import { SetupCheck } from '@openslate/contract/admin.ts';
import { useEffect, useState } from 'react';
import { request } from '../../../api/request.ts';

export type SetupState = 'checking' | 'needed' | 'done' | 'unreachable';

/** Whether the site has an administrator already. */
export function useSetupCheck(): SetupState {
  const [state, setState] = useState<SetupState>('checking');
  useEffect(() => {
    const controller = new AbortController();
    request('GET', '/api/admin/check-setup', { signal: controller.signal })
      .then((answer) => setState(SetupCheck.parse(answer).hasAdmins ? 'done' : 'needed'))
      .catch(() => {
        if (!controller.signal.aborted) setState('unreachable');
      });
    return () => controller.abort();
  }, []);
  return state;
}
