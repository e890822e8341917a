import { useEffect, useState } from 'react';
import type { Language } from '../../core/model/message.ts';
import { library, notices } from '../studio.ts';

export interface Sample {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Beside `samples/index.json`. */
  readonly file: string;
}

const FOLDER = './samples/';
let listed: Promise<readonly Sample[]> | undefined;

/** The samples that come with the studio; empty until their list is here. */
export function useSamples(): readonly Sample[] {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    listed ??= readList();
    void listed.then(setSamples);
  }, []);
  return samples;
}

export async function openSample({ file }: Sample): Promise<void> {
  const response = await fetch(FOLDER + file).catch(() => null);
  if (response === null || !response.ok) return notices.warn('app-notice-sample-missing');
  await library.openText({ name: file, text: await response.text() });
}

async function readList(): Promise<readonly Sample[]> {
  const response = await fetch(`${FOLDER}index.json`).catch(() => null);
  const isJson = response?.headers.get('content-type')?.includes('json') === true;
  return response?.ok === true && isJson ? response.json() : [];
}
