import { getNamedType, type GraphQLInputType } from 'graphql';

import { argumentCoordinate, memberCoordinate, possibleTypeCoordinate } from './coordinates.ts';
import type { Profile } from './profile.ts';

/** An argument or an input field of the contract. */
interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** What an endpoint lacks of the contract; a member is missing with its type. */
export class MissingParts {
  readonly #profile: Profile;

  constructor(profile: Profile) {
    this.#profile = profile;
  }

  /** Whether a type is not there, or an argument or a field by its coordinate. */
  has(coordinate: string): boolean {
    return this.#profile.missing.has(coordinate);
  }

  /** Whether nothing is missing at a coordinate, its type included. */
  offers(coordinate: string): boolean {
    return !this.has(coordinate) && !this.has(coordinate.split('.')[0] ?? '');
  }

  field(owner: string, name: string): boolean {
    return this.has(owner) || this.has(memberCoordinate(owner, name));
  }

  argument(owner: string, field: string, { name, type }: Input): boolean {
    return this.input(argumentCoordinate(owner, field, name), type);
  }

  /** A field of an input object that stands at a place: the coordinate of an argument or of another input field. */
  inputField(place: string | undefined, owner: string, { name, type }: Input): boolean {
    const coordinate = this.inputCoordinate(place, owner, name);
    if (coordinate !== memberCoordinate(owner, name) && this.has(owner)) return this.has(coordinate);
    return this.has(coordinate) || this.input(memberCoordinate(owner, name), type);
  }

  /**
   * The coordinate of a field of an input object. At a place where the endpoint wants another type, it is that of the
   * place: "KillFilterInput.time.gte".
   */
  inputCoordinate(place: string | undefined, owner: string, name: string): string {
    const wanted = place === undefined ? undefined : this.#profile.types.get(place);
    const isOther = wanted !== undefined && wanted.replaceAll(/[[\]!]/g, '') !== owner;
    return memberCoordinate(isOther && place !== undefined ? place : owner, name);
  }

  /** Whether the objects of a field are of a type of another name at the endpoint. */
  isRenamed(owner: string, name: string): boolean {
    return this.#profile.types.has(memberCoordinate(owner, name));
  }

  enumValue(type: string, value: string): boolean {
    return this.has(memberCoordinate(type, value));
  }

  /** Whether an interface or a union holds a type no longer. */
  possibleType(abstract: string, type: string): boolean {
    return this.has(type) || this.has(possibleTypeCoordinate(abstract, type));
  }

  /** An argument or an input field; what is of another type at the endpoint does not need the one of the contract. */
  input(coordinate: string, type: GraphQLInputType): boolean {
    return (
      this.has(coordinate) || (!this.#profile.types.has(coordinate) && this.has(getNamedType(type).name))
    );
  }
}
