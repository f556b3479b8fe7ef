import { LANGUAGES, type Language } from '@assay/forensics';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The language that a request asks for (RFC 9110, section 12.5.4): of those that answers are worded in the one with the
 * highest weight, the first of equals; English where it asks for none of them.
 */
export function languageOf(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1]).find(Boolean);
    return { language: tag.trim().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = ranges
    .filter(({ language, weight }) => weight > 0 && LANGUAGES.some((one) => one === language))
    .sort((one, other) => other.weight - one.weight)[0];
  return (wanted?.language as Language | undefined) ?? 'en';
}

/** The language for an answer, which then says so. */
export function answerIn(request: FastifyRequest, reply: FastifyReply): Language {
  const language = languageOf(request.headers['accept-language']);
  reply.header('content-language', language).header('vary', 'Accept-Language');
  return language;
}
