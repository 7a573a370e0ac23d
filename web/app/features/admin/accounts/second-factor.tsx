import { SecondFactorBegun, SecondFactorReady } from '@openslate/contract/admin.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { adminCall, adminOrder } from '../calls/admin-call.ts';
import { problemIn } from '../calls/problem.ts';
import { useAdminChange } from '../calls/use-admin-change.ts';

const address = '/api/admin/second-factor';

/** A code from an app on the phone, asked for at every login after the password. */
export function SecondFactor({ on, onDone }: { on: boolean; onDone?: () => void }) {
  const [begun, setBegun] = useState<SecondFactorBegun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useAdminChange({
    change: async () =>
      setBegun(await adminCall(SecondFactorBegun, address, { method: 'POST', onlyOnce: true })),
    failed: 'The second factor was not set up',
  });

  function close() {
    setCodes(undefined);
    onDone?.();
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={close} />;
  if (begun)
    return (
      <Confirm
        begun={begun}
        onReady={(ready) => {
          setBegun(undefined);
          setCodes(ready);
        }}
        onCancel={() => setBegun(undefined)}
      />
    );
  if (on) return <TurnOff />;
  return (
    <div className="grid gap-4">
      <p>
        <Badge kind="wait">Off</Badge>
      </p>
      <p>With a second factor, somebody who learns your password still cannot log in.</p>
      <div>
        <Button variant="secondary" busy={begin.isPending} onClick={() => begin.mutate()}>
          Set up a second factor
        </Button>
      </div>
    </div>
  );
}

type ConfirmProps = {
  begun: SecondFactorBegun;
  onReady: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

function Confirm({ begun, onReady, onCancel }: ConfirmProps) {
  const [totp, setTotp] = useState('');
  const confirm = useAdminChange({
    change: async () => {
      const body = { totp: totp.replaceAll(/\s/g, '') };
      const ready = await adminCall(SecondFactorReady, `${address}/confirm`, {
        method: 'POST',
        body,
        onlyOnce: true,
      });
      onReady(ready.recoveryCodes);
    },
    failed: 'The code was not accepted',
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    confirm.mutate();
  }

  return (
    <form onSubmit={send} className="grid gap-4" noValidate>
      <QrCode
        text={begun.uri}
        label="QR code for the authenticator app"
        caption="Scan it with an authenticator app, or type the key into the app."
      />
      <TextField
        label="Key"
        readOnly
        value={begun.secret}
        className="font-mono"
        onFocus={(event) => event.target.select()}
      />
      <TextField
        label="Code that the app shows"
        autoComplete="one-time-code"
        inputMode="numeric"
        width="medium"
        value={totp}
        onChange={(event) => setTotp(event.target.value)}
        error={confirm.error && problemIn(confirm.error).fields.totp}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirm.isPending} disabled={!/^\s*(\d\s*){6}$/.test(totp)}>
          Turn on
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const alert = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => alert.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // They stand on the screen, to be copied by hand.
    }
  }

  return (
    <div className="grid gap-4">
      <Alert ref={alert} kind="good" title="The second factor is on" tabIndex={-1} className="outline-none">
        <p>
          Keep these recovery codes in a safe place. Each one works once, in place of the app. They are not
          shown again.
        </p>
      </Alert>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-field border border-line bg-wash p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          Copy the codes
        </Button>
        <Button onClick={onClose}>I have kept them</Button>
      </div>
      <p role="status" className="empty:hidden">
        {copied && 'Copied.'}
      </p>
    </div>
  );
}

function TurnOff() {
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const remove = useAdminChange({
    change: () => adminOrder('DELETE', address, { body: { password }, onlyOnce: true }),
    done: 'Second factor turned off',
    failed: 'The second factor was not turned off',
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    remove.mutate();
  }

  return (
    <div className="grid gap-4">
      <p>
        <Badge kind="good">On</Badge>
      </p>
      <p>A code from your authenticator app is asked for when you log in.</p>
      {asked ? (
        <form onSubmit={send} className="grid gap-4" noValidate>
          <PasswordField
            label="Your password, to turn it off"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={remove.error && problemIn(remove.error).fields.password}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={remove.isPending} disabled={password === ''}>
              Turn off the second factor
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button variant="danger" size="small" onClick={() => setAsked(true)}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  );
}
