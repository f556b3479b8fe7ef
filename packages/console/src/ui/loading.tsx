import { type ReactNode, useEffect, useState } from 'react';
import { m } from '../messages/index.js';

/** Sooner than this nobody needs to be told to wait. */
const QUIET_MS = 200;

export function Loading(): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="loading" role="status">
      {shown ? m.frame.loading : ''}
    </p>
  );
}
