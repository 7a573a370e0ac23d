import { X } from 'lucide-react';
import { settings } from '../../settings.ts';

/** A link, so that it leads away without scripts too. With them, watch-leaving.ts hears it before anybody else. */
export function LeaveButton() {
  return (
    <a
      href={settings.LEAVE_URL}
      rel="noreferrer"
      data-leave
      className="strip-item border-2 border-no px-3 text-no no-underline hover:bg-no-wash"
    >
      <X aria-hidden="true" className="size-4 flex-none" />
      Leave this site now
    </a>
  );
}
