import { States } from '@openslate/contract/states.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { SelfCheckScreen } from './self-check-screen.tsx';

/** The request helper and the query rules, on the list of states. */
export function QuerySelfCheck() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/states'],
    select: (answer) => States.parse(answer).data,
  });

  return (
    <SelfCheckScreen
      heading="Query self-check"
      purpose="For developers: fetches the list of states from the server."
    >
      <p role="status">
        {isFetching
          ? 'Asking the server…'
          : error
            ? `It failed: ${error.message}`
            : `${data?.length ?? 0} places received.`}
      </p>
      <Button onClick={() => refetch()}>Ask again</Button>
      {data && <p className="text-soft">{data.map(({ name }) => name).join(', ')}</p>}
    </SelfCheckScreen>
  );
}
