import type { ReactNode } from 'react';
import { localeOf } from '../../site.ts';

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  return (
    <html lang={localeOf((await params).locale).tag} dir="ltr">
      <body>{children}</body>
    </html>
  );
}
