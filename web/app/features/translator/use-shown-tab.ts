import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

type TranslatorTab = 'explain' | 'ask';

/**
 * The tab in front stands in the address after `#`, which no server is told: `/translator#ask` can be linked to. The
 * page is drawn before anybody asks for it, and knows its address only once it is there.
 */
export function useShownTab(): [TranslatorTab, (tab: string) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [tab, setTab] = useState<TranslatorTab>('explain');
  useEffect(() => setTab(hash === '#ask' ? 'ask' : 'explain'), [hash]);
  return [tab, (next) => navigate({ hash: next }, { replace: true, preventScrollReset: true })];
}
