import { AdminToken } from '@openslate/contract/admin.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminDevice } from '../../../api/admin-device.ts';
import { keepAdminToken } from '../../../api/admin-token.ts';
import { request } from '../../../api/request.ts';
import { type Problem, problemIn } from '../calls/problem.ts';
import { redirectDelay } from '../login/redirect-delay.ts';

/** Exchanges a code for a session, and goes on to the dashboard. */
export function useEntry(url: string, onDone: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const underWay = useRef(false);

  async function enter(body: Record<string, string>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const { token, deviceToken } = AdminToken.parse(await request('POST', url, { body }));
      if (deviceToken !== undefined) adminDevice.write(deviceToken);
      keepAdminToken(token);
      onDone();
      setTimeout(() => navigate('/admin'), redirectDelay);
    } catch (error) {
      setProblem(problemIn(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, enter };
}
