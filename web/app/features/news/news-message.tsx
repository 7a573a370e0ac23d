export const unableToLoad = 'Unable to load latest news updates';

/** Stands where the news would. */
export function NewsMessage({ children }: { children: string }) {
  return (
    <p role="status" className="min-w-0 flex-1 truncate">
      {children}
    </p>
  );
}
