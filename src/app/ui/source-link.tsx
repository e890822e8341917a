interface SourceLinkProps {
  readonly source: { readonly title: string; readonly url: string | null; readonly checkedOn: string };
}

/** Where something is written, and the day it was read. */
export function SourceLink({ source: { title, url, checkedOn } }: SourceLinkProps) {
  return (
    <>
      {url === null ? (
        title
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      )}
      , <span className="date">{checkedOn}</span>
    </>
  );
}
