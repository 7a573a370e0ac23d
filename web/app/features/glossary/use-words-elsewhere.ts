import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Words had other addresses once (`/help#word-docket`), and people kept them: leads on to the page of the letter. */
export function useWordsElsewhere(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const word = /^#(?:word|term)-([a-z].*)$/.exec(hash)?.[1];
    if (word !== undefined) navigate(`/glossary/${word.charAt(0)}#term-${word}`, { replace: true });
  }, [hash, navigate]);
}
