import { Link } from 'react-router';
import { Tabs } from '../../ui/tabs.tsx';
import { AskTab } from '../assistant/ask-tab.tsx';
import { ExplainTab } from './explain/explain-tab.tsx';
import { useShownTab } from './use-shown-tab.ts';

/** Papers and questions in plain words, both on the device; and for whoever would rather ask a person, the way there. */
export function TranslatorScreen() {
  const [tab, showTab] = useShownTab();
  return (
    <div className="page reading py-12">
      <h1>Legal Translator</h1>
      <p className="mt-4 text-lg text-soft">
        Court papers and laws use words nobody uses at home. Here you get them in plain English. What you open
        or type here stays on this device, unless you choose to send it.
      </p>
      <p className="mt-2">
        Would you rather talk with a person?{' '}
        <Link to="/attorney-finder" className="inline-flex min-h-9 items-center">
          Find a person who can help
        </Link>
      </p>
      <Tabs
        className="mt-6"
        label="Legal Translator"
        tab={tab}
        onChange={showTab}
        tabs={[
          { id: 'explain', label: 'Explain a document', content: <ExplainTab /> },
          { id: 'ask', label: 'Ask a question', content: <AskTab shown={tab === 'ask'} /> },
        ]}
      />
    </div>
  );
}
